import { writeFileSync } from 'node:fs';
import { dashboardFiles } from './files.mjs';

/* npm run dashboards: writes infra/grafana/dashboards from this folder, with Grafana's own builders. */
for (const { path, text } of dashboardFiles) writeFileSync(path, text);
