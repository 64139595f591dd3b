import { describe, expect, it } from '@jest/globals';
import { taskFailureCodes } from '../tasks/tasks.js';
import {
  familySimulation,
  MAGIC_ORIGIN,
  magicNameOf,
  magicPictures,
  magicRefusals,
  simulatedFailure,
  simulatedFailures,
  simulatedTroubles,
  simulationIn,
} from './magic.js';

const names = [
  Object.keys(magicPictures),
  Object.keys(magicRefusals),
  [...simulatedFailures.keys()],
  Object.keys(simulatedTroubles),
].flat();

describe('magic inputs', () => {
  it('have each a name of their own', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('simulate every failure that nobody brings about by cancelling', () => {
    const codes = taskFailureCodes.filter((code) => String(code) !== 'TASK_CANCELLED');
    expect([...simulatedFailures.values()].toSorted()).toEqual(codes.toSorted());
    expect(simulatedFailure('fail-render-failed')).toBe('RENDER_FAILED');
    expect(simulatedFailure('slow')).toBeNull();
    expect(simulatedFailure(null)).toBeNull();
  });

  it.each([
    [`${MAGIC_ORIGIN}/house.jpg`, 'house'],
    [`${MAGIC_ORIGIN}/too-large`, 'too-large'],
    [`${MAGIC_ORIGIN}/slow.png?x=1`, 'slow'],
    ['HTTPS://MAGIC.GROUNDWORK.INVALID/house.jpg', 'house'],
    ['http://magic.groundwork.invalid/house.jpg', null],
    ['https://magic.groundwork.invalid:8443/house.jpg', null],
    ['https://magic.groundwork.invalid.example.com/house.jpg', null],
    ['https://example.com/house.jpg', null],
    ['house', null],
    ['', null],
  ])('are known by their origin: %s', (url, name) => {
    expect(magicNameOf(url)).toBe(name);
  });

  it('of a request simulate the first that asks for it', () => {
    const urls = ['https://example.com/slow.jpg', 'house', 'slow', 'lost-webhook'];
    expect(
      simulationIn(urls.map((url, index) => (index ? `${MAGIC_ORIGIN}/${url}.jpg` : url))),
    ).toBe('slow');
    expect(simulationIn([`${MAGIC_ORIGIN}/house.jpg`])).toBeNull();
    expect(simulationIn([`${MAGIC_ORIGIN}/constructor.jpg`])).toBeNull();
  });

  it.each([
    ['magic:slow', 'slow'],
    ['magic: fail-portraits-failed', 'fail-portraits-failed'],
    ['magic:house', null],
    ['magic:toString', null],
    ['slow', null],
    ['The Magics', null],
  ])('of a family are its name: %s', (name, simulation) => {
    expect(familySimulation(name)).toBe(simulation);
  });
});
