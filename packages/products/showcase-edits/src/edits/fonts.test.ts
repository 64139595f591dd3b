import { describe, expect, it } from '@jest/globals';
import { understandFont } from './fonts.js';

describe('fonts by name', () => {
  it.each([
    ['Inter', 'grotesk'],
    ['Montserrat', 'geometric'],
    ['playfair display', 'display'],
    ['Cormorant Garamond', 'elegant'],
    ['JetBrains Mono', 'mono'],
    ['Source Serif 4', 'serif'],
  ])('%s is our own %s', (name, typeface) => {
    expect(understandFont(name)).toEqual({ kind: 'typeface', typeface, asked: name, exact: true });
  });

  it.each([
    ['Helvetica', 'grotesk'],
    ['Arial', 'grotesk'],
    ['Roboto', 'grotesk'],
    ['Lato', 'sans'],
    ['Open Sans', 'sans'],
    ['opensans', 'sans'],
    ['Poppins', 'geometric'],
    ['Futura', 'geometric'],
    ['GOTHAM', 'geometric'],
    ['Avenir Next', 'geometric'],
    ['Bebas Neue', 'condensed'],
    ['Oswald', 'condensed'],
    ['Impact', 'condensed'],
    ['Georgia', 'serif'],
    ['Times New Roman', 'serif'],
    ['times-new-roman', 'serif'],
    ['Merriweather', 'serif'],
    ['Garamond', 'elegant'],
    ['Bodoni', 'display'],
    ['Didot', 'display'],
    ['Courier', 'mono'],
    ['Roboto Mono', 'mono'],
    ['Roboto Condensed', 'condensed'],
    ['Helvetica Neue Light', 'grotesk'],
    ['Open Sans Semi Bold', 'sans'],
  ])('%s is nearest to our %s', (name, typeface) => {
    expect(understandFont(name)).toEqual({ kind: 'typeface', typeface, asked: name, exact: false });
  });

  it.each([
    ['Foo Serif', 'serif'],
    ['Foo Sans Serif', 'sans'],
    ['Acme Mono', 'mono'],
    ['Acme Condensed', 'condensed'],
    ['Happy Script', 'elegant'],
    ['elegante', 'elegant'],
    ['serifenlos', 'sans'],
    ['clásica', 'serif'],
  ])('%s tells its kind: %s', (name, typeface) => {
    expect(understandFont(name)).toMatchObject({ typeface, exact: false });
  });

  it.each(['', '   ', 'Zork', 'blue', '🏠'.repeat(20)])('"%s" tells nothing', (name) => {
    expect(understandFont(name)).toBeNull();
  });
});
