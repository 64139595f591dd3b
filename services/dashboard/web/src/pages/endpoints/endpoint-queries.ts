import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  EndpointSecretView,
  EndpointsView,
  EndpointView,
} from '../../../../src/views/endpoints.js';
import { api } from '../../api/client.js';

const ENDPOINTS = ['endpoints'];

export function useEndpoints() {
  return useQuery({ queryKey: ENDPOINTS, queryFn: () => api.get<EndpointsView>('/endpoints') });
}

export interface NewEndpoint {
  readonly mode: 'live' | 'test';
  readonly url: string;
  readonly events: readonly string[] | null;
  readonly description: string | null;
}

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: ENDPOINTS }),
    // A secret is to be forgotten as soon as it is off the screen.
    gcTime: 0,
  });
}

const pathOf = ({ mode, id }: EndpointView) => `/endpoints/${mode}/${id}`;

export const useCreateEndpoint = () =>
  useChange((endpoint: NewEndpoint) => api.post<EndpointSecretView>('/endpoints', endpoint));
export const useEnableEndpoint = (endpoint: EndpointView) =>
  useChange((enabled: boolean) => api.patch(pathOf(endpoint), { enabled }));
export const useRotateEndpoint = (endpoint: EndpointView) =>
  useChange(() => api.post<EndpointSecretView>(`${pathOf(endpoint)}/rotate`));
export const useDeleteEndpoint = (endpoint: EndpointView) =>
  useChange(() => api.delete(pathOf(endpoint)));
