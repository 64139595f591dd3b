import type { PortraitPort } from '../portrait-port.js';
import type { GenerationEngine, ProposalPort } from '../ports.js';
import { scriptLanguage } from '../studio/language.js';
import { unreadWords } from '../studio/proposals/choose-brief.js';
import type { TaskEngines } from './task-engines.js';
import { createRemoteEdits } from './text/remote-edits.js';
import { createRemotePropertyScript } from './text/remote-property-script.js';
import { createRemoteScript } from './text/remote-script.js';
import { createUnderstoodProposals } from './text/understood-proposals.js';
import { createRemoteLayout } from './vision/remote-layout.js';
import { createRemotePhotos } from './vision/remote-photos.js';
import { createRemotePlot } from './vision/remote-plot.js';

interface Ports {
  readonly engine: GenerationEngine;
  readonly portraits: PortraitPort;
}

const unread = (input: Parameters<ProposalPort['propose']>[0]) =>
  unreadWords({ ...input, language: scriptLanguage(input.language) });

/** The ports of one task: each by a foreign engine where one is set for its capability, else embedded. */
export function createRemoteEngine(task: TaskEngines, { engine, portraits }: Ports): Ports {
  const vision = task.connection('vision') !== undefined;
  const text = task.connection('text') !== undefined;
  return {
    engine: {
      ...engine,
      ...(vision && {
        plot: createRemotePlot(task, engine.plot),
        photos: createRemotePhotos(task, engine.photos),
        layout: createRemoteLayout(task, engine.layout),
      }),
      ...(text && {
        script: createRemoteScript(task, engine.script),
        propertyScript: createRemotePropertyScript(task, engine.propertyScript),
        proposals: createUnderstoodProposals(task, engine.proposals, unread),
        edits: createRemoteEdits(task, engine.edits),
      }),
    },
    portraits,
  };
}
