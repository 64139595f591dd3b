import { StudioMusic } from '@groundwork/music/studio-music';
import { StudioSpeech } from '@groundwork/speech/studio-speech';
import { studioEdits } from '../edit-port.js';
import { studioPhotoEdits } from '../photo-edit-port.js';
import type { GenerationEngine } from '../ports.js';
import { StudioLayout } from './layout/studio-layout.js';
import { StudioMarking } from './marking/studio-marking.js';
import { StudioPeople } from './people/studio-people.js';
import { StudioPhotos } from './photos/studio-photos.js';
import { StudioPlot } from './plot/studio-plot.js';
import { StudioPresenter } from './presenter/studio-presenter.js';
import { StudioPropertyScript } from './property-script/studio-property-script.js';
import { StudioProposals } from './proposals/studio-proposals.js';
import { StudioScript } from './script/studio-script.js';

/** The embedded engine: no key, no network, and the same results for the same seed. */
export function createStudioEngine(environment: {
  readonly ESPEAK_PATH: string;
}): GenerationEngine {
  return {
    plot: new StudioPlot(),
    marking: new StudioMarking(),
    proposals: new StudioProposals(),
    script: new StudioScript(),
    speech: new StudioSpeech({ espeakPath: environment.ESPEAK_PATH }),
    music: new StudioMusic(),
    photos: new StudioPhotos(),
    propertyScript: new StudioPropertyScript(),
    layout: new StudioLayout(),
    edits: studioEdits,
    photoEdits: studioPhotoEdits,
    people: new StudioPeople(),
    presenter: new StudioPresenter(),
  };
}
