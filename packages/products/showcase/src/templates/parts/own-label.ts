/** Our name for a value, such as "Size"; empty where the customer's own words say it already: "Size: 120 m²". */
export function ownLabel(name: string, value: string | undefined): string {
  const isSaid = value?.toLocaleLowerCase().includes(name.toLocaleLowerCase()) === true;
  return isSaid ? '' : name;
}
