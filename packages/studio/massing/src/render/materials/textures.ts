import { Material } from '../../geometry/material.js';
import { type Fragment, shadeBy, visible } from '../fragment.js';
import { lawn } from '../ground/lawn.js';
import { bark, boards, deck, door, paintwork, timber } from './carpentry.js';
import { brick, concrete, plaster, stone } from './masonry.js';
import { roughNoise, smoothNoise } from './noise.js';
import { asphalt, paving, poolTiles, softRim, soil } from './paving.js';
import { clayTiles, gravel, greenRoof, slate, standingSeam } from './roofing.js';

type Texture = (f: Fragment) => void;

/** A texture in the ground with a rim that wavers this far, in metres. */
function inGround(texture: Texture, wavering: number): Texture {
  return (f) => {
    texture(f);
    f.cover = softRim(f, wavering);
  };
}

function plain(): void {
  // Glass and water are drawn from their surroundings.
}

function foliage(f: Fragment): void {
  // The dark inside of a hedge, leaves next to gaps.
  const leaf = roughNoise(f.u * 17 + f.v * 9, f.v * 17 - f.u * 9) - 0.5;
  shadeBy(f, 0.8 + 2.4 * visible(f, 0.05) * leaf + 0.5 * (smoothNoise(f.u * 3, f.v * 3) - 0.5));
}

const byMaterial: Record<Material, Texture> = {
  [Material.plaster]: plaster,
  [Material.timber]: timber,
  [Material.boards]: boards,
  [Material.brick]: brick,
  [Material.stone]: stone,
  [Material.concrete]: concrete,
  [Material.clayTiles]: clayTiles,
  [Material.slate]: slate,
  [Material.standingSeam]: standingSeam,
  [Material.gravel]: inGround(gravel, 0.1),
  [Material.greenRoof]: greenRoof,
  [Material.glass]: plain,
  [Material.paint]: paintwork,
  [Material.door]: door,
  [Material.deck]: deck,
  [Material.paving]: inGround(paving, 0.05),
  [Material.asphalt]: inGround(asphalt, 0.05),
  [Material.water]: plain,
  [Material.bark]: bark,
  [Material.soil]: inGround(soil, 0.22),
  [Material.foliage]: foliage,
  [Material.clearGlass]: plain,
  [Material.poolTiles]: poolTiles,
  [Material.lawn]: lawn,
};

export const textures: readonly Texture[] = Object.values(Material)
  .toSorted((a, b) => a - b)
  .map((material) => byMaterial[material]);
