import { describe, expect, it } from '@jest/globals';
import { lookFor } from './look.js';
import { type Ink, inkOf, luma } from './painted-photo.js';

const grass: Ink = [90, 120, 60];

describe('lookFor', () => {
  it.each([
    ['red', '#ff3b30'],
    ['contorno azul', '#2f8cff'],
    ['ligne rouge vif', '#ff3b30'],
    ['grüne Linie', '#3ddc68'],
    ['dunkelblaue Kontur', '#2f8cff'],
    ['amarillo', '#ffd60a'],
    ['linea rossa', '#ff3b30'],
    ['contorno vermelho', '#ff3b30'],
    ['línia taronja', '#ff8c1a'],
    ['línia d’or', '#e8b64c'],
    ['blue or red', '#2f8cff'],
    ['#12ab34', '#12ab34'],
  ])('takes %s as %s', (hint, accent) => {
    expect(lookFor(hint, grass).accent).toEqual(inkOf(accent));
  });

  it('stands out from the land when no colour is named', () => {
    const accents = (
      [
        grass,
        [238, 240, 246],
        [205, 170, 120],
        [160, 145, 85],
        [150, 95, 55],
        [35, 40, 30],
      ] as const
    ).map((ground) => lookFor('elegant', ground).accent);
    const [onGrass, onSnow, onSand, onStraw, onLeaves, onForestFloor] = accents;
    expect(new Set([onGrass, onSnow, onSand].map(String)).size).toBe(3);
    expect(onStraw).toEqual(onSand);
    expect(onLeaves).toEqual(onSand);
    expect(onForestFloor).toEqual(onGrass);
  });

  it("lets nothing of a customer's words through but a colour's digits", () => {
    for (const hint of ['"><script>', '#12ab3', 'url(#x)', '#12ab345', 'constructor __proto__']) {
      expect(lookFor(hint, grass)).toEqual(lookFor(null, grass));
    }
  });

  it.each([
    'dashed line',
    'línea discontinua',
    'gestrichelte Linie',
    'ligne en pointillés',
    'linea tratteggiata',
    'linha tracejada',
    'línia discontínua',
  ])('dashes the line for %s', (hint) => {
    expect(lookFor(hint, grass)).toMatchObject({ dashed: true, pattern: 'grid' });
  });

  it.each([
    'white outline only',
    'solo el contorno',
    'nur der Umriss',
    'contour uniquement',
    'solo contorno bianco',
    'apenas o contorno',
    'només el contorn',
    'no fill',
    'sin relleno',
    'ohne Füllung',
  ])('leaves the ground as it is for %s', (hint) => {
    expect(lookFor(hint, grass)).toMatchObject({ fill: 0, pattern: 'plain' });
  });

  it('takes patterns and strength from the hint', () => {
    const usual = lookFor(null, grass);
    expect(usual.pattern).toBe('grid');
    expect(lookFor('red hatch', grass).pattern).toBe('hatch');
    expect(lookFor('schlicht', grass)).toMatchObject({ pattern: 'plain', marks: false });
    expect(lookFor('no grid', grass).pattern).toBe('plain');
    expect(lookFor('zona rellena', grass).fill).toBeGreaterThan(usual.fill);
    expect(lookFor('thick yellow border', grass).weight).toBeGreaterThan(1);
    expect(lookFor('élégant et fin', grass).weight).toBeLessThan(1);
    expect(lookFor('neon pink', grass).neon).toBe(true);
  });

  it('keeps a line its full colour on light land, where a light middle would wash it out', () => {
    expect(lookFor('red', [238, 240, 246]).core).toBeLessThan(0.1);
    expect(lookFor('red', grass).core).toBeGreaterThan(0.3);
  });

  it('gives every line an edge of the other brightness', () => {
    for (const hint of ['black', 'navy', 'white', 'yellow', 'red']) {
      const { accent, edge } = lookFor(hint, grass);
      expect(Math.abs(luma(accent) - luma(edge))).toBeGreaterThan(70);
    }
  });
});
