import type { BuiltInTemplateId } from '@groundwork/contract/showcase/templates';
import type { Template } from '../template.js';
import { adPerformance } from './ad-performance.js';
import { coverBlurs } from './cover-blurs.js';
import { darkMinimalist } from './dark-minimalist.js';
import { dynamicCollage } from './dynamic-collage.js';
import { heroImpact } from './hero-impact.js';
import { infoStory } from './info-story.js';
import { luxuryRealEstate } from './luxury-real-estate.js';
import { luxuryVertical } from './luxury-vertical.js';
import { magazine } from './magazine.js';
import { minimalist } from './minimalist.js';
import { modern } from './modern.js';
import { tech } from './tech.js';

const templates: Readonly<Record<BuiltInTemplateId, Template>> = {
  hero_impact: heroImpact,
  dynamic_collage: dynamicCollage,
  ad_performance: adPerformance,
  magazine,
  modern,
  info_story: infoStory,
  luxury_vertical: luxuryVertical,
  cover_blurs: coverBlurs,
  minimalist,
  dark_minimalist: darkMinimalist,
  tech,
  luxury_real_estate: luxuryRealEstate,
};

export function templateOf(id: BuiltInTemplateId): Template {
  return templates[id];
}
