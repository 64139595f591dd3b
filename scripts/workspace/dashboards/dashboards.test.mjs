import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from '@jest/globals';
import { dashboardFiles } from './files.mjs';

it.each(dashboardFiles.map((file) => ({ name: basename(file.path), ...file })))(
  '$name is what scripts/workspace/dashboards makes (npm run dashboards)',
  ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  },
);
