import * as sdk from '@grafana/grafana-foundation-sdk/dashboard';

const TAG = 'groundwork';

/**
 * @typedef {ReturnType<typeof import('./panels.mjs').lines> | ReturnType<typeof import('./panels.mjs').figures>} Panel
 */

/**
 * A dashboard as Grafana stores it, with a menu of the others.
 *
 * @param {string} uid in its address
 * @param {{ title: string, description: string, panels: readonly Panel[] }} content
 */
export function dashboard(uid, { title, description, panels }) {
  const built = new sdk.DashboardBuilder(title)
    .uid(uid)
    .description(description)
    .tags([TAG])
    .version(1)
    .readonly()
    .timezone('browser')
    .refresh('30s')
    .time({ from: 'now-6h', to: 'now' })
    .link(
      new sdk.DashboardLinkBuilder('Groundwork')
        .type(sdk.DashboardLinkType.Dashboards)
        .tags([TAG])
        .asDropdown(true)
        .keepTime(true),
    );
  for (const [at, panel] of panels.entries()) built.withPanel(panel.id(at + 1));
  return built.build();
}
