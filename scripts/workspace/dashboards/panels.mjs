import * as common from '@grafana/grafana-foundation-sdk/common';
import * as prometheus from '@grafana/grafana-foundation-sdk/prometheus';
import * as stat from '@grafana/grafana-foundation-sdk/stat';
import * as timeseries from '@grafana/grafana-foundation-sdk/timeseries';

/** Provisioned in infra/grafana/provisioning/datasources. */
const DATA_SOURCE = { type: 'prometheus', uid: 'prometheus' };
/** Of the 24 columns of a dashboard. */
const HALF = 12;
const ROWS = { figures: 5, graph: 8 };
const FILLED_PERCENT = 20;

/**
 * @typedef {Readonly<Record<string, string>>} Queries by the legend of their series, in which `{{label}}` stands for
 *   a label's value
 *
 * @typedef {object} Look
 * @property {string} [description]
 * @property {string} [unit] by Grafana's name, such as `s`, `bytes`, `reqps`
 * @property {number} [most] where the axis ends
 * @property {number} [columns]
 */

/** @param {Queries} queries @param {boolean} isInstant */
const targets = (queries, isInstant) =>
  Object.entries(queries).map(([legend, expression], at) => {
    const query = new prometheus.DataqueryBuilder()
      .refId(String.fromCharCode('A'.charCodeAt(0) + at))
      .expr(expression)
      .legendFormat(legend);
    return isInstant ? query.instant() : query.range();
  });

/**
 * @param {string} title
 * @param {Queries} queries
 * @param {Look} look
 */
function graph(title, queries, { description, unit = 'short', most, columns = HALF }) {
  const panel = new timeseries.PanelBuilder()
    .title(title)
    .datasource(DATA_SOURCE)
    .height(ROWS.graph)
    .span(columns)
    .unit(unit)
    .min(0)
    .lineWidth(1)
    .legend(
      new common.VizLegendOptionsBuilder()
        .displayMode(common.LegendDisplayMode.List)
        .placement(common.LegendPlacement.Bottom)
        .showLegend(true),
    )
    .tooltip(
      new common.VizTooltipOptionsBuilder()
        .mode(common.TooltipDisplayMode.Multi)
        .sort(common.SortOrder.Descending),
    )
    .targets(targets(queries, false));
  if (description !== undefined) panel.description(description);
  if (most !== undefined) panel.max(most);
  return panel;
}

/**
 * A line for each series.
 *
 * @param {string} title
 * @param {Queries} queries
 * @param {Look} [look]
 */
export const lines = (title, queries, look = {}) => graph(title, queries, look).fillOpacity(0);

/**
 * Series on top of each other, where their sum means something.
 *
 * @param {string} title
 * @param {Queries} queries
 * @param {Look} [look]
 */
export const stacked = (title, queries, look = {}) =>
  graph(title, queries, look)
    .fillOpacity(FILLED_PERCENT)
    .stacking(new common.StackingConfigBuilder().mode(common.StackingMode.Normal));

/**
 * The last value of each series as a figure.
 *
 * @param {string} title
 * @param {Queries} queries
 * @param {Look} [look]
 */
export function figures(title, queries, { description, unit = 'short', columns = HALF } = {}) {
  const panel = new stat.PanelBuilder()
    .title(title)
    .datasource(DATA_SOURCE)
    .height(ROWS.figures)
    .span(columns)
    .unit(unit)
    .min(0)
    .colorMode(common.BigValueColorMode.Value)
    .textMode(common.BigValueTextMode.ValueAndName)
    .reduceOptions(new common.ReduceDataOptionsBuilder().calcs(['lastNotNull']))
    .targets(targets(queries, true));
  if (description !== undefined) panel.description(description);
  return panel;
}
