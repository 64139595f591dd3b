import { inRoot } from '../paths.mjs';
import { customers } from './customers.mjs';
import { fleet } from './fleet.mjs';
import { media } from './media.mjs';
import { queues } from './queues.mjs';

/** The files that infra/grafana/dashboards must hold. */
export const dashboardFiles = Object.entries({ customers, fleet, media, queues }).map(
  ([name, content]) => ({
    path: inRoot('infra', 'grafana', 'dashboards', `${name}.json`),
    text: `${JSON.stringify(content, null, 2)}\n`,
  }),
);
