import { nonsenseOfScript, otherLanguage } from '@groundwork/film-pipeline/script/script-sense';
import type { PlotReading, ProposalPort, ScriptPort } from '@groundwork/land/ports';
import { unreadWords } from '@groundwork/land/proposals/choose-brief';
import { createUnderstoodProposals } from '@groundwork/land/proposals/remote-proposals';
import { createRemoteScript } from '@groundwork/land/script/remote-script';
import { StudioScript } from '@groundwork/land/script/studio-script';
import { noShares, plotOf } from '@groundwork/land/script/testing/sample-films';
import { createRemotePropertyScript } from '@groundwork/property/script/remote-property-script';
import { StudioPropertyScript } from '@groundwork/property/script/studio-property-script';
import { sharedEngines, watchedTask } from '@groundwork/providers/fixtures/engines-of-task';
import { readEditByProvider } from '@groundwork/showcase/imager/remote-edits';
import { OpenAiServer } from '@groundwork/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

let server: OpenAiServer;
beforeAll(async () => {
  server = await OpenAiServer.start();
});
afterEach(() => {
  server.mend();
  server.requests.length = 0;
});
afterAll(() => server.close());
const watched = () => watchedTask(sharedEngines(server, ['text']));
const signal = new AbortController().signal;

describe('a script that a text engine writes', () => {
  const scenes: Parameters<ScriptPort['write']>[0] = {
    scenes: [{ kind: 'terrain' }, { kind: 'supplied', prompt: 'a pool in the evening' }],
    ...{ plot: null, property: null, language: 'en', seed: 1, signal },
  };

  it('has a sentence for each scene, in the language asked for', async () => {
    const port = createRemoteScript(watched().task, new StudioScript());
    expect(await port.write(scenes)).toEqual([
      'The first shows the land as it is',
      'The second shows a picture of the cu',
    ]);
    expect((await port.write({ ...scenes, language: 'es-MX' }))[0]).toMatch(/^En la primera/);
  });

  it('is written by the embedded engine when the text engine makes up numbers', async () => {
    server.think('property_script', () => ({
      sentences: ['A bright house in Altea with a garden of 900 square metres for you'],
    }));
    const { task, recorded } = watched();
    const port = createRemotePropertyScript(task, new StudioPropertyScript());
    const input = {
      photos: [
        {
          setting: 'outside',
          claims: [],
          light: 'even',
          focus: { x: 0.5, y: 0.5 },
          kind: null,
          time: null,
        },
      ],
      property: { location: 'Altea', size: '1.200 m²' },
      ...{ people: [], closes: false, language: 'en', seed: 3, signal },
    } as const;
    const written = await port.write(input);
    expect(written).toEqual(await new StudioPropertyScript().write(input));
    expect(recorded.warnings).toMatchObject([{ capability: 'text', reason: 'unusable' }]);
  });
});

describe('what a text engine names of a photo', () => {
  const scenes = [{ kind: 'terrain' }, { kind: 'marked' }] as const;
  const sentences = [
    'Take a first look at this plot, with trees in view and everything to decide',
    'Inside this outline a house could find its place and put down its roots',
  ];
  const written = async (plot: PlotReading | null) => {
    server.think('land_script', () => ({ sentences }));
    const { task, recorded } = watched();
    const port = createRemoteScript(task, new StudioScript());
    const script = await port.write({
      ...{ scenes, plot, property: null },
      ...{ language: 'en', seed: 1, signal },
    });
    return { script, warnings: recorded.warnings };
  };

  it('is said when it is claimed of the photo', async () => {
    const { script, warnings } = await written(plotOf({}, 'auto', ['trees']));
    expect(script).toEqual(sentences);
    expect(warnings).toEqual([]);
  });

  it('is left to the embedded engine when it is not', async () => {
    for (const plot of [plotOf({ shares: { ...noShares, trees: 1 } }), null]) {
      const { script, warnings } = await written(plot);
      expect(script.join(' ')).not.toMatch(/trees/);
      expect(warnings).toMatchObject([{ capability: 'text', reason: 'unusable' }]);
    }
  });

  it('reaches it as claims, without the unsure sightings', async () => {
    await written(plotOf({ terrain: 'forest' }, 'auto', ['sky', 'plot_size']));
    const asked = String(server.requests[0]?.body);
    expect(asked).toMatch(/surely_seen/);
    expect(asked).not.toMatch(/forest|plot_size/);
  });

  it('is in a photo of a property what that claims, or the seller says', async () => {
    const kitchen = 'Here is the kitchen, where a day can begin with a coffee and some talk';
    server.think('property_script', () => ({ sentences: [kitchen] }));
    const port = createRemotePropertyScript(watched().task, new StudioPropertyScript());
    const focus = { x: 0.5, y: 0.5 };
    const photos = [
      {
        setting: 'inside',
        claims: [],
        light: 'even',
        focus,
        kind: null,
        time: null,
      },
    ] as const;
    const input = { photos, people: [], closes: false, language: 'en', seed: 3, signal };
    expect(await port.write({ ...input, property: null })).not.toEqual([kitchen]);
    expect(await port.write({ ...input, property: { features: ['Fitted kitchen'] } })).toEqual([
      kitchen,
    ]);
  });
});

describe('a narration', () => {
  const good = 'Here the land lies open to the sun and waits for the house of your own.';
  const wanted = { count: 1, language: 'en', facts: { price: '€ 1.250.000' } } as const;
  it.each([
    [[good], null],
    [['Yours for 1,250,000 euros, a quiet place to call home at the edge of town.'], null],
    [[good, good], /1 are needed, there are 2/],
    [['Too short.'], /10 characters/],
    [[good.repeat(2)], /characters/],
    [['Only 300 metres from the beach, this plot waits for a house of your own.'], /300/],
    [['See https://example.com for this plot that waits for a house of your own.'], /spoken/],
    [['Das Land liegt offen in der Sonne und wartet auf ein Haus für dich.'], /in "de"/],
  ] as const)('%# is judged', (sentences, complaint) => {
    const judged = nonsenseOfScript(sentences, wanted);
    if (complaint === null) expect(judged).toBeNull();
    else expect(judged).toMatch(complaint);
  });

  it.each([
    ['en', 'Where the road ends, the land opens up and you can see the hills from here'],
    ['es', 'Donde acaba el camino, la tierra se abre y desde aquí se ven las colinas'],
    ['pt', 'Onde acaba o caminho, a terra abre-se e daqui não se vê senão o mar e as colinas'],
    ['de', 'Wo die Straße endet, öffnet sich das Land und der Blick auf die Hügel ist frei'],
    ['fr', 'Là où finit le chemin, la terre est ouverte et les collines sont pour vous'],
    ['it', 'Dove finisce la strada, la terra si apre e qui ogni collina è più vicina'],
    ['ca', 'On acaba el camí, la terra és oberta i des d’aquí els turons són més a prop'],
  ] as const)('in %s is taken for that language', (language, text) => {
    expect(otherLanguage(text, language)).toBeNull();
    expect(otherLanguage(text, language === 'de' ? 'fr' : 'de')).not.toBeNull();
  });
});

describe("a customer's words for a proposal", () => {
  /** Keeps its inputs. */
  function listener() {
    const inputs: Parameters<ProposalPort['propose']>[0][] = [];
    const propose = (input: Parameters<ProposalPort['propose']>[0]) => {
      inputs.push(input);
      return Promise.reject(new RangeError('recorded'));
    };
    return { inputs, port: { propose } };
  }
  async function tell(prompt: string) {
    const { inputs, port } = listener();
    const unread = () => unreadWords({ prompt, style: null, exclude: null, language: 'de' });
    const understood = createUnderstoodProposals(watched().task, port, unread);
    const asked = { prompt, style: null, exclude: null, language: 'de' };
    // Of the rest of a proposal's input nothing is looked at here.
    const input = asked as Parameters<ProposalPort['propose']>[0];
    await expect(understood.propose(input)).rejects.toThrow('recorded');
    return inputs[0]?.asked;
  }

  it('are put into what they ask for where the embedded reading left some over', async () => {
    expect(await tell('Quirlige Bleibe, drei Etagen, Schwimmbecken')).toEqual({
      storeys: 3,
      pool: true,
    });
  });

  it('are not sent anywhere when all of them are understood', async () => {
    expect(await tell('moderne Villa mit Pool')).toBeUndefined();
    expect(server.requests).toHaveLength(0);
  });
});

describe("a customer's words for an edit", () => {
  const read = (words: string) => readEditByProvider(watched().task)(words);
  const golden = 'drench it in late golden sunlight';

  it('become operations where the showcase leaves some of them over', async () => {
    expect(await read(`${golden}, and let the price shout`)).toEqual({
      history: [],
      directives: [
        { kind: 'tone', dimension: 'warmth', change: 0.25 },
        { kind: 'scale', part: 'price', factor: 1.25 },
      ],
      needsEngine: [],
      notUnderstood: [],
    });
  });

  it('are sent nowhere when they are read without help, and stay unread when nothing can be done', async () => {
    expect(await read('bigger price')).toBeNull();
    expect(server.requests).toHaveLength(0);
    expect(await read('frobnicate the sofa')).toBeNull();
  });

  it('keep a value that the showcase is sure of as it is', async () => {
    const words = `${golden}, price 629.000 €`;
    server.think('edit_operations', () => ({
      operations: [{ kind: 'value', field: 'price', value: '629.000' }],
      ...{ in_photo: [], not_covered: ['629.000 €', golden] },
    }));
    expect(await read(words)).toMatchObject({
      directives: [{ kind: 'value', field: 'price', value: '629.000 €' }],
    });
  });

  const value = (field: string, words: string | number) => ({ kind: 'value', field, value: words });
  it.each([
    ['is none of the operations', [{ kind: 'exec', words: 'rm' }], [golden]],
    ['invents a figure', [value('price', '62.900 €')], ['629.000 €', golden]],
    ['cuts a figure short', [value('price', '000 €')], [golden]],
    ['drops a figure', [{ kind: 'monochrome', on: true }], [golden]],
    ['takes the taxes for the price', [value('price', '7.200 €')], [golden, '629.000 €']],
    ['invents a name', [value('label', 'Villa Aurora')], [golden, '629.000 €', '7.200 €']],
    ['invents a badge', [{ kind: 'badge', badge: { words: 'Bargain' } }], [golden]],
  ])(
    'are left to the showcase when the engine answers with what %s',
    async (_, operations, left) => {
      server.think('edit_operations', () => ({ operations, in_photo: [], not_covered: left }));
      expect(await read(`${golden}, price 629.000 €, annual taxes 7.200 €`)).toBeNull();
      expect(server.requests).toHaveLength(3);
    },
  );
});
