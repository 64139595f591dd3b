import { useQuery } from '@tanstack/react-query';
import type { PortraitsView } from '../../../../../src/views/playground.js';
import { api } from '../../../api/client.js';
import { Fault } from '../../../components/fault.js';
import { Skeleton } from '../../../components/page.js';
import { text } from './text.js';

/** The portrait of each member, in their order. */
export function Portraits({ taskId }: { readonly taskId: string }) {
  const portraits = useQuery({
    queryKey: ['playground', 'portraits', taskId],
    queryFn: () => api.get<PortraitsView>(`/playground/portraits/${taskId}`),
    staleTime: 60_000,
  });
  if (portraits.isPending) return <Skeleton lines={1} />;
  if (portraits.isError) return <Fault error={portraits.error} retry={portraits.refetch} />;
  return (
    <ul className="portraits" aria-label={text.portraits}>
      {portraits.data.portrait_urls.map((url, at) => (
        <li key={url}>
          <img src={url} alt={text.portraitOf(at + 1)} />
        </li>
      ))}
    </ul>
  );
}
