import type { PropertyScriptPort } from '../../property-ports.js';

const inside = [
  'Step inside and look around, one room has more to show than a first glance takes in',
  'Take a moment in this room, and see how the light and the space work together',
  'The next room follows, with time enough to look into every corner of it',
] as const;
const outside = [
  'Seen from outside, the property shows its shape and what lies around it',
  'Stay outside for a moment, and take in the building and its surroundings',
  'Another view from outside, with a little more of the place to discover',
] as const;

/** Writes the narration of property films. */
export class StudioPropertyScript implements PropertyScriptPort {
  async write(input: Parameters<PropertyScriptPort['write']>[0]): Promise<readonly string[]> {
    const { photos, seed, signal } = input;
    signal.throwIfAborted();
    return photos.map(({ setting }, index) => {
      const sentences = setting === 'inside' ? inside : outside;
      return `${sentences[(index + seed) % sentences.length] ?? sentences[0]}.`;
    });
  }
}
