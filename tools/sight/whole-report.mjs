import { wholeQuestions } from '../../packages/studio/photo-reading/dist/perception/whole-photo.js';

const BOUNDS = [0.5, 0.7, 0.8, 0.85, 0.9, 0.95];
const percent = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);

/** How often networks are right about photos of other sources: for each set, question and answer, in lines. */
export function wholeReport(unseen) {
  const groups = [
    ['all', unseen],
    ['own', unseen.filter(({ set }) => set === 'own')],
    ['other sets', unseen.filter(({ set }) => set !== 'own')],
  ];
  return Object.keys(wholeQuestions).flatMap((name, index) =>
    groups.flatMap(([group, rows]) => {
      const known = rows.flatMap(({ file, shares, targets }) =>
        targets[index] === null ? [] : [answerOf(file, shares[name], targets[index])],
      );
      return known.length === 0 ? [] : [`${name}, ${group}`, ...answers(name, known)];
    }),
  );
}

function answerOf(file, shares, target) {
  const all = shares.length === 1 ? [1 - shares[0], shares[0]] : shares;
  const most = Math.max(...all);
  return { file, target, most, told: all.indexOf(most) };
}

function answers(name, known) {
  const names = wholeQuestions[name].length === 1 ? ['no', 'yes'] : wholeQuestions[name];
  const line = (title, isOf) => {
    const of = known.filter(({ told }) => isOf(told));
    const there = known.filter(({ target }) => isOf(target)).length;
    const cells = BOUNDS.map((bound) => {
      const sure = of.filter(({ most }) => most >= bound);
      const right = sure.filter(({ told, target }) => told === target).length;
      return `${bound}: ${percent(right, sure.length)} of ${percent(sure.length, there)}`;
    });
    return `  ${title} (${there}): ${cells.join('; ')}`;
  };
  const rooms = name === 'kind' ? [line('any but other', (at) => at > 0)] : [];
  return [
    line('any', () => true),
    ...rooms,
    ...names.map((answer, at) => line(answer, (one) => one === at)),
  ];
}
