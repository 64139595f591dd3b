import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

export interface HealthProbes {
  /** Whether the process does its work; false gets it restarted. */
  readonly isLive: () => boolean;
  /** Whether the process takes new work; false while it starts and while it drains. */
  readonly isReady: () => boolean;
  /** Why it refuses new work while it still answers what it can; null when it does not. */
  readonly trouble: () => string | null;
}

/** Serves /livez, /readyz and /metrics for the platform, apart from any public port. */
export async function startHealthServer(
  port: number,
  probes: HealthProbes,
  registry: Registry,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const answer = (status: number, body: string, type = 'text/plain') => {
      response.writeHead(status, { 'content-type': type });
      response.end(body);
    };
    const trouble = probes.trouble();
    switch (request.url) {
      case '/livez':
        return probes.isLive() ? answer(200, 'live\n') : answer(503, 'not live\n');
      case '/readyz':
        if (!probes.isReady()) return answer(503, 'not ready\n');
        // Unready, nobody could even read what was made: every instance has the same trouble.
        return answer(200, `ready${trouble === null ? '' : `, but ${trouble}`}\n`);
      case '/metrics':
        registry.metrics().then(
          (text) => answer(200, text, registry.contentType),
          (error: unknown) => answer(500, `${String(error)}\n`),
        );
        return;
      default:
        return answer(404, 'not found\n');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
