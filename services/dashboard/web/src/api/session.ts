import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Action } from '../../../src/auth/roles.js';
import type { SessionView } from '../../../src/views/session.js';
import { ApiFault, api } from './client.js';

const SESSION = ['session'];

export function useSession() {
  return useQuery({
    queryKey: SESSION,
    queryFn: async () => {
      try {
        return await api.get<SessionView>('/session');
      } catch (error) {
        if (error instanceof ApiFault && error.status === 401) return null;
        throw error;
      }
    },
    staleTime: 30_000,
    refetchInterval: 15_000,
  });
}

/** Forgets all that was read: for signing in and out, and for another organization. */
export function useStartOver() {
  const client = useQueryClient();
  return useCallback(async () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    await client.refetchQueries({ queryKey: SESSION });
  }, [client]);
}

export function allows(session: SessionView, action: Action): boolean {
  return session.organization?.may.includes(action) ?? false;
}
