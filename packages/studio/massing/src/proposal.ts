import { groundPointSchema } from '@groundwork/photo-reading/camera/ground-point';
import { sceneCameraSchema } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { z } from 'zod';

export const proposalKinds = [
  'modern_villa',
  'gabled_house',
  'mediterranean',
  'farmhouse',
  'row_houses',
  'apartment_block',
  'cabins',
] as const;
export const roofShapes = ['flat', 'gable', 'hip', 'mono_pitch'] as const;
export const wallMaterials = ['plaster', 'timber', 'brick', 'stone', 'concrete'] as const;
export const roofMaterials = ['clay_tiles', 'slate', 'standing_seam', 'gravel', 'green'] as const;
/** `natural` is the material's own usual colour. */
export const materialColours = [
  'natural',
  'white',
  'cream',
  'yellow',
  'ochre',
  'terracotta',
  'red',
  'brown',
  'grey',
  'charcoal',
  'black',
  'blue',
  'green',
] as const;
export const terraceSurfaces = ['none', 'timber', 'stone'] as const;
export const driveSurfaces = ['none', 'gravel', 'paved', 'asphalt'] as const;
export const plantings = ['none', 'sparse', 'garden', 'lush'] as const;
export const treeGroups = ['broadleaf', 'conifer', 'mediterranean', 'palm', 'mixed'] as const;
export const fences = ['none', 'hedge', 'timber', 'wall'] as const;

/** Everything to be built and planted, as plain data. */
export const proposalBriefSchema = z.object({
  kind: z.enum(proposalKinds),
  storeys: z.number().int().min(1).max(6),
  roof: z.enum(roofShapes),
  wallMaterial: z.enum(wallMaterials),
  wallColour: z.enum(materialColours),
  roofMaterial: z.enum(roofMaterials),
  roofColour: z.enum(materialColours),
  pool: z.boolean(),
  terrace: z.enum(terraceSurfaces),
  balcony: z.boolean(),
  garage: z.boolean(),
  drive: z.enum(driveSurfaces),
  planting: z.enum(plantings),
  trees: z.enum(treeGroups),
  fence: z.enum(fences),
  /** Homes in a row or cabins in a group; null leaves it to the plot. One building of any other kind counts as one. */
  homes: z.number().int().min(1).max(12).nullable(),
});
export type ProposalBrief = z.infer<typeof proposalBriefSchema>;
/** A brief as it was drawn: trees that are not seen, or a single one, are none. */
export const shownBriefSchema = proposalBriefSchema.extend({
  trees: z.enum(treeGroups).nullable(),
  /** By the roofs, from straight above. */
  wallsHidden: z.boolean().optional(),
});
export type ShownBrief = z.infer<typeof shownBriefSchema>;
export type ProposalKind = ProposalBrief['kind'];
export type MaterialColour = (typeof materialColours)[number];

const imagePointSchema = z.object({ x: z.number(), y: z.number() });

/** One building's place: its rectangle on the ground. */
const placedBuildingSchema = z.object({
  centre: groundPointSchema,
  /** Rotates the building's front (towards the camera at 0) anticlockwise, seen from above, in degrees. */
  rotationDegrees: z.number(),
  /** Along the front, and away from it, in metres. */
  widthMetres: z.number().positive(),
  depthMetres: z.number().positive(),
  footprint: z.array(groundPointSchema).length(4),
  /** The same corners in the picture, shares of its size. */
  outline: z.array(imagePointSchema).length(4),
  homes: z.number().int().positive(),
});
export type PlacedBuilding = z.infer<typeof placedBuildingSchema>;

/** A brief placed on a plot: plain data, and everything besides the photo that drawing it needs. */
export const placedProposalSchema = z.object({
  brief: proposalBriefSchema,
  camera: sceneCameraSchema,
  /** The buildable area on the ground, cut off short of the horizon. */
  plot: z.array(groundPointSchema).min(3),
  /** Distance that every footprint keeps from the area's edges, in metres. */
  setbackMetres: z.number().nonnegative(),
  /** Whether the land is sand, rock, snow or bare earth: nothing is mown there. */
  roughGround: z.boolean().optional(),
  /** At least one; the first is the subject. */
  buildings: z.array(placedBuildingSchema).min(1),
  /** Rectangle of the picture that holds the buildings with their roofs and the terrace and pool before them, shares of its size, cut at its edges. */
  subject: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  seed: z.number().int(),
});
export type PlacedProposal = z.infer<typeof placedProposalSchema>;
