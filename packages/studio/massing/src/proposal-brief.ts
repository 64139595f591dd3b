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
export type ProposalKind = ProposalBrief['kind'];
export type MaterialColour = (typeof materialColours)[number];
