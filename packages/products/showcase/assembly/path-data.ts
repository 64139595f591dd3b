/** Reads SVG path data: ASCII between two addresses. */
let at: usize = 0;
let end: usize = 0;

const COMMA = 0x2c;
const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LOWER_E = 0x65;
const UPPER_E = 0x45;

export function openData(from: usize, length: usize): void {
  at = from;
  end = from + length;
}

function here(): i32 {
  return at < end ? <i32>load<u8>(at) : -1;
}

function skipSpace(): void {
  while (at < end) {
    const byte = load<u8>(at);
    if (byte !== COMMA && byte > 0x20) return;
    at += 1;
  }
}

function isDigit(byte: i32): bool {
  return byte >= ZERO && byte <= NINE;
}

export function isNumberNext(): bool {
  skipSpace();
  const byte = here();
  return isDigit(byte) || byte === MINUS || byte === PLUS || byte === POINT;
}

export function nextCommand(): i32 {
  skipSpace();
  const byte = here();
  const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
  if (!isLetter) return -1;
  at += 1;
  return byte;
}

export function nextNumber(): f64 {
  skipSpace();
  let sign: f64 = 1;
  if (here() === MINUS || here() === PLUS) {
    if (here() === MINUS) sign = -1;
    at += 1;
  }
  let digits: f64 = 0;
  while (isDigit(here())) {
    digits = digits * 10 + <f64>(here() - ZERO);
    at += 1;
  }
  let scale: f64 = 1;
  if (here() === POINT) {
    at += 1;
    while (isDigit(here())) {
      digits = digits * 10 + <f64>(here() - ZERO);
      scale *= 10;
      at += 1;
    }
  }
  if (here() === LOWER_E || here() === UPPER_E) return sign * (digits / scale) * powerOfTen();
  return sign * (digits / scale);
}

/** The exponent at this place, as a factor. */
function powerOfTen(): f64 {
  at += 1;
  const isNegative = here() === MINUS;
  if (isNegative || here() === PLUS) at += 1;
  let exponent: i32 = 0;
  while (isDigit(here())) {
    exponent = min(400, exponent * 10 + here() - ZERO);
    at += 1;
  }
  let factor: f64 = 1;
  for (let step: i32 = 0; step < exponent; step += 1) factor *= 10;
  return isNegative ? 1 / factor : factor;
}

/** The next flag of an arc; no separator is needed around it. */
export function nextFlag(): bool {
  skipSpace();
  const byte = here();
  if (byte !== ZERO && byte !== ZERO + 1) return false;
  at += 1;
  return byte !== ZERO;
}
