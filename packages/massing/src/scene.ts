import { designs } from './buildings/designs.js';
import { SceneMesh } from './geometry/scene-mesh.js';
import type { PlacedProposal } from './placed-proposal.js';
import { seededRandom } from './random.js';

/** The geometry of a placed proposal: its buildings and their garden. */
export function buildScene(placed: PlacedProposal): SceneMesh {
  const mesh = new SceneMesh();
  const design = designs[placed.brief.kind];
  for (const [index, building] of placed.buildings.entries()) {
    const random = seededRandom(placed.seed * 31 + index * 7919);
    const mirrored = random() < 0.5;
    mesh.within({ ...building.centre, rotationDegrees: building.rotationDegrees, mirrored }, () => {
      design.build(mesh, {
        brief: placed.brief,
        width: building.widthMetres,
        depth: building.depthMetres,
        homes: building.homes,
        random,
      });
    });
  }
  return mesh;
}
