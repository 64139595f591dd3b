import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { albedo } from '../geometry/material.js';
import { openingStyles } from '../geometry/wall.js';
import { materialColours, roofMaterials, wallMaterials } from '../proposal.js';

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .transform(albedo);
const metres = z.number().nonnegative();
const openingRow = z.object({
  count: z.int().positive(),
  width: metres,
  v0: metres,
  v1: metres,
  style: z.enum(openingStyles),
  mullions: z.int().optional(),
  transoms: z.int().optional(),
  arched: z.boolean().optional(),
});

function rows<const Name extends string>(...names: readonly Name[]) {
  return z.record(z.enum(names), openingRow);
}

const schema = z.object({
  /** Paint and render colours as they are sold: never pure white, never saturated. */
  paints: z.record(z.enum(materialColours), colour),
  naturalWalls: z.record(z.enum(wallMaterials), colour),
  naturalRoofs: z.record(z.enum(roofMaterials), colour),
  /** Rows of openings of each design, in metres over the foot of its wall. */
  openingRows: z.object({
    apartmentBlock: rows('bay', 'side', 'back', 'topSide', 'topFront'),
    cabin: rows('side'),
    farmhouse: rows('front', 'gableEnd'),
    framedStorey: rows('back', 'side'),
    gabledHouse: rows('front', 'side', 'garden', 'balcony', 'upper'),
    mediterranean: rows('front', 'french', 'upper', 'side', 'arcade', 'arcadeSide', 'shaded'),
    modernVilla: rows('panes', 'side', 'ribbon', 'wingBack'),
    rowHouses: rows('garden', 'french', 'upper', 'upperBack', 'side'),
  }),
});

export const { openingRows, ...houseColours } = schema.parse(
  JSON.parse(readFileSync(new URL('../../data/houses.json', import.meta.url), 'utf8')),
);
