/** The last moment of a day that a date input gives, in the person's own time zone, as ISO 8601. */
export function endOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** A day as a date input writes it, in the person's own time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export const today = () => dayOf(new Date());
