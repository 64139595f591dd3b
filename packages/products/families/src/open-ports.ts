import type { PortraitPort } from '@groundwork/portraits/portrait-port';
import type { ProductPorts } from '@groundwork/providers/open-engines';

/** What families have generated. */
export interface FamilyPorts {
  readonly portraits: PortraitPort;
}

/** Embedded, and by an image provider where one is set, whose faces a VISION provider compares. */
export const familyPorts: ProductPorts<FamilyPorts> = {
  uses: ['vision', 'image'],
  load: async () => {
    const { createStudioPortraits } = await import('@groundwork/portraits/studio-portraits');
    const portraits = createStudioPortraits();
    return () => ({ portraits });
  },
  connect: async () => {
    const { createRemotePortraits } = await import('@groundwork/portraits/remote-portraits');
    return (task, embedded) => ({ portraits: createRemotePortraits(task, embedded.portraits) });
  },
};
