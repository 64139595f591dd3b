import { openApiDocument } from '@groundwork/openapi';
import { afterAll, expect, it } from '@jest/globals';
import { startGateway } from '../fixtures/gateway.js';

const gateway = await startGateway();
afterAll(() => gateway.close());

interface Layer {
  readonly route?: {
    readonly path: string;
    readonly stack: readonly { readonly method?: string }[];
  };
  readonly handle: unknown;
}

function stackOf(handle: unknown): readonly Layer[] {
  return typeof handle === 'function' && 'stack' in handle ? (handle.stack as Layer[]) : [];
}

/** Lists a router's routes, as `GET /v1/families/{}`, without the names of parameters. */
function routesOf(router: unknown): string[] {
  return stackOf(router).flatMap(({ route, handle }) => {
    if (route === undefined) return routesOf(handle);
    const path = route.path.replace(/[:*]\w+/g, '{}');
    const methods = new Set(route.stack.flatMap(({ method }) => (method ? [method] : [])));
    return [...methods].map((method) => `${method.toUpperCase()} ${path}`);
  });
}

it('every route is described, and everything described is a route', () => {
  const described = Object.entries(openApiDocument('1.2.3').paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`),
  );
  // The way to the reference page and its files are no part of the API, and MCP is a protocol of its own.
  const routes = routesOf(gateway.app.router).filter(
    (route) => !/^GET \/(docs\/|llms\.txt$|$)|^POST \/mcp$/.test(route),
  );
  expect(routes.toSorted()).toEqual(described.toSorted());
});
