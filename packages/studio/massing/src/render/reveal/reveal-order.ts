import { Material } from '../../geometry/material.js';
import { BuildPhase } from '../../geometry/scene-mesh.js';
import type { PlacedBuilding, PlacedProposal } from '../../proposal.js';
import { type PackedScene, SURFACE_STRIDE } from '../packed-scene.js';

type Span = readonly [number, number];
type Spans = Record<BuildPhase, Span>;

/** From when to when each part comes, as shares of the whole. */
const SPANS: Spans = {
  [BuildPhase.footprint]: [0, 0.15],
  [BuildPhase.walls]: [0.15, 0.56],
  [BuildPhase.roof]: [0.56, 0.76],
  [BuildPhase.garden]: [0.76, 1],
};
/** From above walls are hardly seen and roofs are most of the house. */
const SPANS_FROM_ABOVE: Spans = {
  [BuildPhase.footprint]: [0, 0.22],
  [BuildPhase.walls]: [0.22, 0.36],
  [BuildPhase.roof]: [0.36, 0.68],
  [BuildPhase.garden]: [0.68, 1],
};
const LOOKING_DOWN = -0.85;
/** Paving, decking and copings lie lower than this, in metres. */
const GROUND_WORK_METRES = 0.3;
/** Beds, lawns and the pool's water lie as low but come with the plants. */
const COMES_WITH_PLANTS: ReadonlySet<number> = new Set([
  Material.water,
  Material.soil,
  Material.foliage,
]);
/** A flat roof this far under the walls' top carries a further storey. */
const CARRIES_METRES = 1.2;
/** Of a proposal on a slope, where its highest point means little, in metres. */
const USUAL_TOP = 9;
/** How far from the house the ground darkens with its walls; beyond it with the garden. */
const CONTACT_METRES = 4;
/** Share of a garden's span that nearer plants come later by. */
const NEARER_LATER = 0.2;
/** Share of a roof's span over which it spreads when seen from above. */
const SPREAD = 0.5;

/** Orders the parts of a scene in the time of its building, 0..1. */
export class Riser {
  private readonly phases: Uint8Array;
  private readonly spans: Spans;
  private readonly fromAbove: boolean;
  private readonly plinths: readonly Plinth[];
  private readonly wallTop: number;
  private readonly roof: Span;
  private readonly gardenTop: number;
  private readonly near: number;
  private readonly far: number;

  constructor(
    private readonly scene: PackedScene,
    placed: PlacedProposal,
    forwardY: number,
  ) {
    this.fromAbove = forwardY < LOOKING_DOWN;
    this.spans = this.fromAbove ? SPANS_FROM_ABOVE : SPANS;
    this.plinths = placed.buildings.map(plinthOf);
    this.near = scene.bounds.min[2];
    this.far = scene.bounds.max[2];
    const sloped = scene.slope.across !== 0 || scene.slope.ahead !== 0;
    this.gardenTop = Math.max(2, sloped ? USUAL_TOP : scene.bounds.max[1]);
    this.phases = scene.phases.map((_, surface) => risingPhase(scene, surface));
    this.wallTop = Math.max(2, heights(scene, this.phases, BuildPhase.walls)[1]);
    if (placed.brief.roof === 'flat') this.letStoreysStand();
    this.roof = heights(scene, this.phases, BuildPhase.roof);
  }

  isGarden(id: number): boolean {
    return id > this.scene.surfaceCount || this.phases[id - 1] === BuildPhase.garden;
  }

  /** Time of a place (metres above the ground and ahead) on a surface or leaf, numbered as in the visibility buffer. */
  time(id: number, y: number, z: number): number {
    const phase = this.isGarden(id) ? BuildPhase.garden : this.phases[id - 1];
    if (phase === BuildPhase.garden) return this.gardenTime(y, z);
    if (phase === BuildPhase.footprint)
      return within(this.spans[BuildPhase.footprint], 0.15 + 0.85 * this.farness(z));
    if (phase === BuildPhase.walls) return within(this.spans[BuildPhase.walls], y / this.wallTop);
    const low = this.roof[0];
    const risen = (y - low) / Math.max(0.4, this.roof[1] - low);
    return within(
      this.spans[BuildPhase.roof],
      this.fromAbove ? risen * (1 - SPREAD) + SPREAD * this.farness(z) : risen,
    );
  }

  houseTime(height: number): number {
    if (height <= this.wallTop || this.roof[1] <= this.wallTop)
      return within(this.spans[BuildPhase.walls], height / this.wallTop);
    return within(
      this.spans[BuildPhase.roof],
      (height - this.wallTop) / (this.roof[1] - this.wallTop),
    );
  }

  gardenTime(height: number, z: number): number {
    const grown = Math.sqrt(Math.max(0, height) / this.gardenTop);
    return within(
      this.spans[BuildPhase.garden],
      grown * (1 - NEARER_LATER) + NEARER_LATER * (1 - this.farness(z)),
    );
  }

  /** When the ground loses sky light: as far from the house as it is high by then. */
  contactTime(x: number, z: number): number {
    let distance = Number.POSITIVE_INFINITY;
    for (let i = 0; i < this.plinths.length; i++)
      distance = Math.min(distance, metresFrom(this.plinths[i] as Plinth, x, z));
    return distance < CONTACT_METRES ? this.houseTime(distance) : this.gardenTime(0.5, z);
  }

  private farness(z: number): number {
    return Math.max(0, Math.min(1, (z - this.near) / Math.max(0.1, this.far - this.near)));
  }

  /** Slabs between storeys appear with the walls: things on them would hang in the air. */
  private letStoreysStand(): void {
    for (const [surface, phase] of this.phases.entries()) {
      if (phase !== BuildPhase.roof) continue;
      if (span(this.scene, surface)[1] < this.wallTop - CARRIES_METRES)
        this.phases[surface] = BuildPhase.walls;
    }
  }
}

function within([from, to]: Span, share: number): number {
  return from + (to - from) * Math.max(0, Math.min(1, share));
}

/** A surface's own phase; parts on the ground appear with the footprint. */
function risingPhase(scene: PackedScene, surface: number): BuildPhase {
  const phase = (scene.phases[surface] ?? 0) as BuildPhase;
  const material = scene.materials[surface];
  if (phase !== BuildPhase.garden || COMES_WITH_PLANTS.has(material ?? -1)) return phase;
  return span(scene, surface)[1] < GROUND_WORK_METRES ? BuildPhase.footprint : phase;
}

/** Lowest and highest point of a surface over the ground under them. */
function span(scene: PackedScene, surface: number): Span {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const end = (scene.starts[surface + 1] ?? 0) * 3;
  for (let at = (scene.starts[surface] ?? 0) * 3; at < end; at += 3) {
    const ground =
      scene.slope.across * (scene.vertices[at] ?? 0) +
      scene.slope.ahead * (scene.vertices[at + 2] ?? 0);
    const y = (scene.vertices[at + 1] ?? 0) - ground;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return [low, high];
}

function heights(scene: PackedScene, phases: Uint8Array, wanted: BuildPhase): Span {
  let low = Number.POSITIVE_INFINITY;
  let high = 0;
  for (const [surface, phase] of phases.entries()) {
    if (phase !== wanted) continue;
    const [from, to] = span(scene, surface);
    low = Math.min(low, from);
    high = Math.max(high, to);
  }
  return [Math.min(low, high), high];
}

/** A building's rectangle as the loop over the ground's pixels wants it. */
interface Plinth {
  readonly x: number;
  readonly z: number;
  readonly cos: number;
  readonly sin: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

function plinthOf(building: PlacedBuilding): Plinth {
  const angle = (building.rotationDegrees * Math.PI) / 180;
  return {
    ...building.centre,
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    halfWidth: building.widthMetres / 2,
    halfDepth: building.depthMetres / 2,
  };
}

/** Metres from a building's rectangle; 0 inside. */
function metresFrom(plinth: Plinth, x: number, z: number): number {
  const dx = x - plinth.x;
  const dz = z - plinth.z;
  const along = Math.max(0, Math.abs(dx * plinth.cos + dz * plinth.sin) - plinth.halfWidth);
  const away = Math.max(0, Math.abs(dz * plinth.cos - dx * plinth.sin) - plinth.halfDepth);
  return Math.sqrt(along * along + away * away);
}

/** A scene without its planting and furniture; `original` gives each surface's number in the whole scene. */
export interface BuiltPart {
  readonly scene: PackedScene;
  readonly original: readonly number[];
}

export function builtPart(scene: PackedScene): BuiltPart {
  const original: number[] = [];
  for (let surface = 0; surface < scene.surfaceCount; surface++) {
    const isHouse = risingPhase(scene, surface) !== BuildPhase.garden;
    if (isHouse && scene.materials[surface] !== Material.clearGlass) original.push(surface);
  }
  const starts = [0];
  const vertices: number[] = [];
  const surfaces = new Float32Array(original.length * SURFACE_STRIDE);
  for (const [i, surface] of original.entries()) {
    const from = (scene.starts[surface] ?? 0) * 3;
    const to = (scene.starts[surface + 1] ?? 0) * 3;
    for (let at = from; at < to; at++) vertices.push(scene.vertices[at] ?? 0);
    starts.push(vertices.length / 3);
    const at = surface * SURFACE_STRIDE;
    surfaces.set(scene.surfaces.subarray(at, at + SURFACE_STRIDE), i * SURFACE_STRIDE);
  }
  return {
    original,
    scene: {
      surfaceCount: original.length,
      leafCount: 0,
      surfaces,
      materials: Uint8Array.from(original, (surface) => scene.materials[surface] ?? 0),
      phases: Uint8Array.from(original, (surface) => scene.phases[surface] ?? 0),
      starts: Int32Array.from(starts),
      vertices: Float32Array.from(vertices),
      leaves: new Float32Array(0),
      bounds: scene.bounds,
      slope: scene.slope,
    },
  };
}
