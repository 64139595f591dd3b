import type { ProductPorts } from '@groundwork/providers/open-engines';
import type { ShowcasePorts } from './ports.js';

/** Designs are read by their pixels, in a thread; providers stand before that where some are set. */
export const showcasePorts: ProductPorts<ShowcasePorts> = {
  uses: ['vision', 'text', 'image'],
  load: async () => {
    const { analyseDesign } = await import('../reference/analyse-design.js');
    return () => ({
      analyse: async (image, signal) => {
        const { spec, confidence, warnings } = await analyseDesign(image, signal);
        return { spec, confidence, warnings };
      },
    });
  },
  connect: async () => {
    const [{ readEditByProvider, changePhotoByProvider }, { analyseByProvider }] =
      await Promise.all([import('./remote-edits.js'), import('./remote-layout.js')]);
    return (task, { analyse }) => ({
      analyse: task.connection('vision') === undefined ? analyse : analyseByProvider(task, analyse),
      ...(task.connection('text') && { readEdit: readEditByProvider(task) }),
      ...(task.connection('image') && { changePhoto: changePhotoByProvider(task) }),
    });
  },
};

/** Text understands the words of edits, image makes what they ask for. */
export const wishPorts = { ...showcasePorts, uses: ['text', 'image'] } as const;
/** Vision reads designs. */
export const designPorts = { ...showcasePorts, uses: ['vision'] } as const;
