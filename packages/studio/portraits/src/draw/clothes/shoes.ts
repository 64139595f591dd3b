import type { Appearance } from '../../appearance/appearance.js';
import type { Figure, Leg } from '../body.js';
import { skinTonesOf, tonesOf } from '../colour.js';
import { drawPart, part } from '../parts/draw-part.js';
import type { Sheet } from '../sheet.js';

/** Half the ankle's width, how far the toes reach, and the heel, in the drawing's units: 26 to a grown foot. */
interface Foot {
  readonly ankle: number;
  readonly toe: number;
  readonly heel: number;
}

/**
 * A foot or shoe from the front with toes turned out by `leg.toes`, drawn half from the side. The sole touches y = 0
 * under a standing leg.
 */
export function drawShoe(sheet: Sheet, figure: Figure, leg: Leg, appearance: Appearance): string {
  const { kind, colour } = appearance.outfit.shoes;
  const scale = (figure.height * (0.15 + 0.012 * figure.childlike)) / 26;
  const direction = leg.toes < 0 ? -scale : scale;
  const profile = Math.min(1, Math.abs(leg.toes));
  const half = (leg.ankle.r / scale) * 1.12;
  const own: Foot = { ankle: half, toe: 7 + 9.5 * profile, heel: half + 0.5 + 1.2 * profile };
  const drawn = footOf(`shoes/${kind}`);
  const lift = leg.ankle.y - figure.ankle;
  const [cos, sin] = lift < -0.5 ? [0.97, 0.24] : [1, 0];
  const skin = skinTonesOf(appearance.skin);
  return drawPart(sheet, `shoes/${kind}`, {
    palette: {
      ...tonesOf(colour),
      skin: skin.base,
      'skin-shade': skin.shade,
      'skin-deep': skin.deep,
    },
    ...{ name: 'shoe', unit: scale },
    warp: (x, y) => {
      const across = acrossFoot(
        Math.abs(x),
        x > 0 ? drawn.toe : drawn.heel,
        x > 0 ? own.toe : own.heel,
        drawn,
        own,
      );
      const [u, v] = [Math.sign(x) * across * direction, y * scale];
      return [
        leg.ankle.x + u * cos - v * sin * Math.sign(direction),
        lift + v * cos + u * sin * Math.sign(direction),
      ];
    },
  });
}

/** From the drawing's foot to this one: as wide at the ankle, as long to the toes or the heel. */
function acrossFoot(x: number, end: number, ownEnd: number, drawn: Foot, own: Foot): number {
  if (x <= drawn.ankle) return (x * own.ankle) / drawn.ankle;
  const share = (x - drawn.ankle) / (end - drawn.ankle || 1);
  return own.ankle + share * Math.max(0, ownEnd - own.ankle);
}

function footOf(name: string): Foot {
  const { anchors } = part(name);
  const at = (id: string) => Math.abs(anchors.get(id)?.[0] ?? 1);
  return { ankle: at('ankle'), toe: at('toe'), heel: at('heel') };
}
