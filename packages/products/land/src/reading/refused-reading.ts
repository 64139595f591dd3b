import {
  type LandReadingData,
  landRefusalCodes,
  objection,
  plotlessRefusals,
  type TaskFailureCode,
} from '@groundwork/contract';

/** A reading as it is when the photo is refused with this code; unchanged for any other failure. */
export function refusedReading(
  reading: LandReadingData,
  failure: TaskFailureCode | null,
): LandReadingData {
  const code = landRefusalCodes.find((refusal) => refusal === failure);
  if (code === undefined) return reading;
  return {
    ...reading,
    ...(code === 'PHOTO_NOT_LAND' ? { land: { probability: 0 }, claims: [] } : {}),
    plot: plotlessRefusals.includes(code) ? null : reading.plot,
    objections: [objection(code)],
  };
}
