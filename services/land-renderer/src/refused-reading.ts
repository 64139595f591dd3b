import {
  type LandReadingData,
  landRefusalCodes,
  objection,
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
    plot: code === 'PROPOSAL_DOES_NOT_FIT' ? reading.plot : null,
    objections: [objection(code)],
  };
}
