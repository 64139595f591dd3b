import { scriptLanguage } from '@groundwork/contract';
import { createRemotePortraits } from '@groundwork/portraits/remote-portraits';
import type { EngineSettings } from '@groundwork/providers/settings';
import type { TaskEngines } from '@groundwork/providers/task-engines';
import { createRemoteVideo } from '@groundwork/providers/video/remote-video';
import { createRemoteSpeech } from '@groundwork/speech/provider/remote-speech';
import type { ProposalPort } from '../ports.js';
import { unreadWords } from '../studio/proposals/choose-brief.js';
import type { Generation } from './engines.js';
import { createRemotePeople } from './image/remote-people.js';
import { createRemotePhotoEdits } from './image/remote-photo-edits.js';
import { createRemoteProposals } from './image/remote-proposals.js';
import { createRemotePresenter } from './presenter/remote-presenter.js';
import { createRemoteEdits } from './text/remote-edits.js';
import { createRemotePropertyScript } from './text/remote-property-script.js';
import { createRemoteScript } from './text/remote-script.js';
import { createUnderstoodProposals } from './text/understood-proposals.js';
import { createRemoteLayout } from './vision/remote-layout.js';
import { createRemotePhotos } from './vision/remote-photos.js';
import { createRemotePlot } from './vision/remote-plot.js';

const unread = (input: Parameters<ProposalPort['propose']>[0]) =>
  unreadWords({ ...input, language: scriptLanguage(input.language) });

/** The ports of one task: each by a foreign engine where one is set for its capability, else embedded. */
export function createRemoteEngine(
  task: TaskEngines,
  { engine, portraits }: Generation,
  settings: Pick<EngineSettings, 'speech' | 'video' | 'presenter'>,
): Generation {
  const vision = task.connection('vision') !== undefined;
  const text = task.connection('text') !== undefined;
  const image = task.connection('image') !== undefined;
  const proposals = image ? createRemoteProposals(task, engine.proposals) : engine.proposals;
  const speech = task.connection('speech') !== undefined;
  const video = task.connection('video') !== undefined;
  const presenter = task.connection('presenter') !== undefined;
  return {
    engine: {
      ...engine,
      proposals: text ? createUnderstoodProposals(task, proposals, unread) : proposals,
      ...(image && {
        people: createRemotePeople(task, engine.people),
        photoEdits: createRemotePhotoEdits(task, engine.photoEdits),
      }),
      ...(vision && {
        plot: createRemotePlot(task, engine.plot),
        photos: createRemotePhotos(task, engine.photos),
        layout: createRemoteLayout(task, engine.layout),
      }),
      ...(text && {
        script: createRemoteScript(task, engine.script),
        propertyScript: createRemotePropertyScript(task, engine.propertyScript),
        edits: createRemoteEdits(task, engine.edits),
      }),
      ...(speech && { speech: createRemoteSpeech(task, engine.speech, settings.speech) }),
      ...(video && { video: createRemoteVideo(task, settings.video) }),
      ...(presenter && {
        presenter: createRemotePresenter(task, engine.presenter, settings.presenter),
      }),
    },
    portraits: image ? createRemotePortraits(task, portraits) : portraits,
  };
}
