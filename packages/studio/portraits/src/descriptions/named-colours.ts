/**
 * Colours as people name them, to compare drawn ones with; apart from the dyes that portraits are drawn in, so that a
 * slip there is seen here.
 */
export const namedColours: Readonly<Record<string, readonly string[]>> = {
  navy: ['#1f2f4f', '#24344f'],
  black: ['#222222', '#30303a'],
  white: ['#f7f6f2', '#efece4'],
  grey: ['#8a8d92', '#a5a7aa'],
  charcoal: ['#44474d'],
  red: ['#b93a33', '#c9302c'],
  burgundy: ['#7a2437'],
  green: ['#4f8055', '#2f6f46', '#5f7c52'],
  mint: ['#9cc7ae', '#9cb79a'],
  teal: ['#14787c', '#1f7a80'],
  turquoise: ['#2fa39a', '#35b0ab'],
  blue: ['#31588f', '#2f62b0', '#517fa3', '#4a6285'],
  lightblue: ['#9fc0dc', '#a9cbe8'],
  denim: ['#5b7896', '#4a6285'],
  yellow: ['#e3bb3a', '#f0cf3f', '#e8d93a'],
  mustard: ['#cf9f2c'],
  orange: ['#d98236', '#e5822b'],
  brown: ['#6f4e37', '#7a5236', '#5b3a22', '#3a2417'],
  beige: ['#d9c7a6', '#dccdb4'],
  pink: ['#d8829a', '#e39ab0', '#e7b9bd', '#c65a86'],
  purple: ['#6b4d8c', '#7a4f9e', '#a793c4'],
  lavender: ['#a793c4', '#b9a5d6'],
  silver: ['#c9cbcd', '#cfccc8'],
  gold: ['#c9a24b', '#cfa045'],
};

export const hairFamilies: Readonly<Record<string, readonly string[]>> = {
  black: ['#1b1716', '#26211f', '#171416'],
  brown: ['#573a26', '#6b3f28', '#36241a', '#87613d', '#4b3120'],
  blond: ['#cda467', '#e3c690', '#a67e4e', '#dcb878'],
  red: ['#a84f28', '#7a3620', '#c9844e', '#b85a2e'],
  grey: ['#a9a6a3', '#8f8c89', '#7d7873', '#cfccc8', '#bfbbb6'],
  saltpepper: ['#7d7873'],
  silver: ['#cfccc8', '#bdbab6'],
  white: ['#eae7e2', '#f2f0ec', '#dedbd5'],
  pink: ['#c65a86', '#d8829a', '#e27aa0'],
  blue: ['#3f62a3', '#31588f'],
  green: ['#4f8f5f', '#4f8055'],
  purple: ['#6a4a94', '#8a63b5', '#a793c4'],
};
