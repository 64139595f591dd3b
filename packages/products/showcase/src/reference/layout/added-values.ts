import type { PropertyField } from '@groundwork/contract/showcase/templates';
import type { ValueText } from '../letters/values/value-text.js';
import type { ReferenceLayout } from './reference-layout.js';

/** Cap heights as shares of the picture's shorter side. */
const PRICE = 0.05;
const OTHERS = 0.026;

/** Places at the foot of the main photo for a spec's fields without a place in the design. */
export function addedValues(
  fields: readonly PropertyField[],
  layout: ReferenceLayout,
): ValueText[] {
  const [main] = layout.photos;
  if (main === undefined) return [];
  const side = Math.min(layout.size.width, layout.size.height);
  const face = layout.values[0]?.face ?? { typeface: 'sans', weight: 800 };
  const margin = main.box.width * 0.06;
  let bottom = main.box.y + main.box.height - main.box.height * 0.06;
  // From the foot upwards, so that the price, which comes first, is on top.
  return fields.toReversed().map((field) => {
    const capHeight = side * (field === 'price' ? PRICE : OTHERS);
    const value: ValueText = {
      field,
      text: '',
      likeness: 0,
      box: {
        x: main.box.x + margin,
        y: bottom - capHeight,
        width: main.box.width - 2 * margin,
        height: capHeight,
      },
      lines: 1,
      ink: [255, 255, 255],
      host: { kind: 'photo', photo: 0 },
      face: { ...face, weight: field === 'price' ? 800 : 400 },
      capHeight,
      baseline: bottom,
      alignment: 'left',
      uppercase: false,
      captioned: false,
    };
    bottom -= capHeight * 2;
    return value;
  });
}
