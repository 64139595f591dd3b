import type { LandRequest } from '@groundwork/contract/land/request';
import { unitNamed } from '@groundwork/contract/listing/facts';
import { validationError } from '@groundwork/contract/validation';
import { readAmounts } from '@groundwork/words/amounts';

/** The size that a film says is the size that it draws, within a tenth, as words round. */
export function withOneSize(land: LandRequest): LandRequest {
  const { property, plot_area_m2: drawn } = land;
  if (property?.size === undefined || drawn === undefined) return land;
  const said = readAmounts(property.size, null).flatMap(({ readings, unit }) => {
    const area = unitNamed(unit);
    return area === undefined ? [] : readings.map((reading) => reading * area.squareMetres);
  });
  if (said.length === 0 || said.some((size) => Math.abs(size / drawn - 1) <= 0.1)) return land;
  const message = `plot_area_m2 is ${drawn}, but property.size says ${property.size}; send the outlined plot's size in both`;
  throw validationError([{ path: 'plot_area_m2', message }]);
}
