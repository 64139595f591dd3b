import { describe, expect, it } from '@jest/globals';
import { Circuit } from './call-limits.js';

/** A circuit of three failures and a second, with a clock of the test's own and the states that it reported. */
function circuit() {
  const reported: boolean[] = [];
  let now = 0;
  const own = new Circuit(
    { failures: 3, openMs: 1000 },
    (open) => reported.push(open),
    () => now,
  );
  const fail = (times = 1) => {
    for (let count = 0; count < times; count++) own.enter()?.failed();
  };
  return {
    own,
    reported,
    fail,
    wait: (ms: number) => {
      now += ms;
    },
  };
}

describe('a circuit', () => {
  it('opens after so many failures on end', () => {
    const { own, reported, fail } = circuit();
    fail(2);
    own.enter()?.succeeded();
    fail(2);
    expect(own.enter()).not.toBeNull();
    fail(1);
    expect(own.enter()).toBeNull();
    expect(reported).toEqual([true]);
  });

  it('lets one attempt through after a while, which closes it', () => {
    const { own, reported, fail, wait } = circuit();
    fail(3);
    wait(999);
    expect(own.enter()).toBeNull();
    wait(1);
    const probe = own.enter();
    expect(probe).not.toBeNull();
    expect(own.enter()).toBeNull();
    probe?.succeeded();
    expect(own.open).toBe(false);
    expect(reported).toEqual([true, false]);
    fail(2);
    expect(own.open).toBe(false);
  });

  it('stays open for as long again when that one fails', () => {
    const { own, fail, wait } = circuit();
    fail(3);
    wait(1000);
    own.enter()?.failed();
    expect(own.enter()).toBeNull();
    wait(1000);
    expect(own.enter()).not.toBeNull();
  });

  it('lets another try when the one that tried tells nothing', () => {
    const { own, fail, wait } = circuit();
    fail(3);
    wait(1000);
    own.enter()?.abandoned();
    expect(own.enter()).not.toBeNull();
  });

  it('is not held open by attempts that began before it opened', () => {
    const { own, fail, wait } = circuit();
    const late = own.enter();
    fail(3);
    wait(900);
    late?.failed();
    wait(100);
    expect(own.enter()).not.toBeNull();
  });
});
