/** Writes the few parts of an ONNX file (a protobuf message) that a small model needs; numbers are the format's fields. */

type Part = Buffer;

function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  for (let left = BigInt.asUintN(64, BigInt(value)); ; left >>= 7n) {
    if (left < 128n) return Buffer.from([...bytes, Number(left)]);
    bytes.push(Number(left & 127n) | 128);
  }
}

function block(field: number, content: string | Buffer): Part {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function whole(field: number, value: number): Part {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

/** ONNX's numbers of element types. */
export const elements = { float: 1, int64: 7 } as const;
type Element = keyof typeof elements;

/** One step of a model. @param to element type that a Cast makes */
export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  to?: Element,
): Part {
  const cast =
    to && block(5, Buffer.concat([block(1, 'to'), whole(3, elements[to]), whole(20, 2)]));
  return block(
    1,
    Buffer.concat([
      ...inputs.map((input) => block(1, input)),
      block(2, output),
      block(4, operator),
      ...(cast ? [cast] : []),
    ]),
  );
}

/** A number, or a list of numbers, that is part of a model. */
export function constant(name: string, element: Element, value: number | readonly number[]): Part {
  const values = typeof value === 'number' ? [value] : value;
  const raw = Buffer.alloc(values.length * (element === 'float' ? 4 : 8));
  values.forEach((one, at) => {
    if (element === 'float') raw.writeFloatLE(one, at * 4);
    else raw.writeBigInt64LE(BigInt(one), at * 8);
  });
  const dimensions = typeof value === 'number' ? [] : [whole(1, values.length)];
  const type = whole(2, elements[element]);
  return block(5, Buffer.concat([...dimensions, type, block(8, name), block(9, raw)]));
}

/** An input or output of a model. @param shape with names where a length is open */
export function value(
  side: 'input' | 'output',
  name: string,
  element: Element,
  shape: readonly (number | string)[],
): Part {
  const dimensions = shape.map((length) =>
    block(1, typeof length === 'number' ? whole(1, length) : block(2, length)),
  );
  const tensor = Buffer.concat([whole(1, elements[element]), block(2, Buffer.concat(dimensions))]);
  return block(
    side === 'input' ? 11 : 12,
    Buffer.concat([block(1, name), block(2, block(1, tensor))]),
  );
}

/** A whole model of IR version 8 with the operators of version 15. */
export function onnxFile(parts: readonly Part[]): Buffer {
  const graph = Buffer.concat([...parts, block(2, 'tests')]);
  const operators = Buffer.concat([block(1, ''), whole(2, 15)]);
  return Buffer.concat([whole(1, 8), block(7, graph), block(8, operators)]);
}
