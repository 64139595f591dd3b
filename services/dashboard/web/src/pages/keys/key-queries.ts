import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeysView, NewKeyView } from '../../../../src/views/keys.js';
import { api } from '../../api/client.js';

const KEYS = ['keys'];

export function useKeys() {
  return useQuery({ queryKey: KEYS, queryFn: () => api.get<KeysView>('/keys') });
}

export interface NewKey {
  readonly name: string;
  readonly mode: 'live' | 'test';
  readonly expires_at: string | null;
}

export function useCreateKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: NewKey) => api.post<NewKeyView>('/keys', key),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
    // The key itself is to be forgotten as soon as it is off the screen.
    gcTime: 0,
  });
}

/** Something that is done to one key: its revocation, its end. */
export function useKeyAction(id: string, action: 'revoke' | 'expire') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => api.post(`/keys/${id}/${action}`, body),
    onSuccess: () => client.invalidateQueries({ queryKey: KEYS }),
  });
}
