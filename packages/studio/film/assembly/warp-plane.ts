import { Layer } from './layer';
import { writeFadedRow, writeLevelRow } from './level-rows';
import { addRow, writeSums } from './summed-rows';

/**
 * Makes one plane of a frame from one or two layers (`second` 0 for none). Rows are written up to sixteen samples
 * at a time, so up to fifteen bytes behind the plane are overwritten.
 */
export function warpPlane(
  target: usize,
  width: i32,
  height: i32,
  first: usize,
  second: usize,
  sums: usize,
): void {
  const groups = (width + 7) >> 3;
  const layer = changetype<Layer>(first);
  const over = changetype<Layer>(second);
  layer.nextRow = layer.firstRow;
  if (second) over.nextRow = over.firstRow;
  const level = !layer.slanted && (!second || !over.slanted);
  for (let line = 0; line < height; line++) {
    const row = target + line * width;
    if (!level) {
      addRow(layer, line, groups, sums, true);
      if (second) addRow(over, line, groups, sums, false);
      writeSums(sums, groups, row);
    } else if (second) writeFadedRow(layer, over, line, groups, row);
    else writeLevelRow(layer, line, groups, row);
  }
}
