/** Where a mask lies, and what gathers the area right of each edge: a float a pixel and two more a row. */
let mask: usize = 0;
let areas: usize = 0;
let width: i32 = 0;
let height: i32 = 0;
let pitch: i32 = 0;
/** Half a line's thickness. */
let reach: f64 = 0;

function addArea(at: usize, value: f64): void {
  store<f32>(at, load<f32>(at) + <f32>value);
}

/** Adds what one edge covers of each pixel: the area to its right, positive downwards. */
export function coverLine(fromX: f64, fromY: f64, toX: f64, toY: f64): void {
  if (fromY === toY) return;
  const isDown = fromY < toY;
  const topX = isDown ? fromX : toX;
  const top = isDown ? fromY : toY;
  const bottom = isDown ? toY : fromY;
  const slope = (toX - fromX) / (toY - fromY);
  const first = <i32>max(0, floor(top));
  const last = <i32>min(<f64>height, ceil(bottom));
  const right = <f64>width;
  for (let y = first; y < last; y += 1) {
    const upper = max(<f64>y, top);
    const lower = min(<f64>(y + 1), bottom);
    const part = isDown ? lower - upper : upper - lower;
    // Outside the mask's sides, an edge counts at the side.
    const upperX = min(right, max(0, topX + (upper - top) * slope));
    const lowerX = min(right, max(0, topX + (lower - top) * slope));
    coverRow(areas + ((<usize>(y * pitch)) << 2), part, min(upperX, lowerX), max(upperX, lowerX));
  }
}

/** One row's share of an edge that runs from `left` to `right` in it. */
function coverRow(row: usize, part: f64, left: f64, right: f64): void {
  const first = <i32>left;
  const at = row + ((<usize>first) << 2);
  const end = <i32>ceil(right);
  if (end <= first + 1) {
    const within = 0.5 * (left + right) - <f64>first;
    addArea(at, part * (1 - within));
    addArea(at + 4, part * within);
    return;
  }
  const steep = 1 / (right - left);
  const inFirst = 1 - (left - <f64>first);
  const inLast = right - <f64>(end - 1);
  const firstArea = 0.5 * steep * inFirst * inFirst;
  const lastArea = 0.5 * steep * inLast * inLast;
  addArea(at, part * firstArea);
  const beforeLast = row + ((<usize>(end - 1)) << 2);
  if (end === first + 2) {
    addArea(at + 4, part * (1 - firstArea - lastArea));
  } else {
    const second = steep * (0.5 + inFirst);
    addArea(at + 4, part * (second - firstArea));
    for (let next = at + 8; next < beforeLast; next += 4) addArea(next, part * steep);
    const soFar = second + <f64>(end - first - 3) * steep;
    addArea(beforeLast, part * (1 - soFar - lastArea));
  }
  addArea(beforeLast + 4, part * lastArea);
}

/** Covers a thick line with round ends; where lines meet, the most that one of them covers counts. */
export function coverStroke(fromX: f64, fromY: f64, toX: f64, toY: f64): void {
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const square = alongX * alongX + alongY * alongY;
  const around = reach + 1;
  const first = <i32>max(0, floor(min(fromY, toY) - around));
  const last = <i32>min(<f64>height, ceil(max(fromY, toY) + around));
  for (let y = first; y < last; y += 1) {
    const middle = <f64>y + 0.5;
    // The part of the line that comes so near to this row.
    let one: f64 = 0;
    let other: f64 = 1;
    if (abs(alongY) > 1e-9) {
      one = (middle - around - fromY) / alongY;
      other = (middle + around - fromY) / alongY;
    }
    const from = fromX + alongX * min(1, max(0, min(one, other)));
    const to = fromX + alongX * min(1, max(0, max(one, other)));
    const left = <i32>max(0, floor(min(from, to) - around));
    const right = <i32>min(<f64>width, ceil(max(from, to) + around));
    let at = mask + <usize>(y * width + left);
    for (let x = left; x < right; x += 1, at += 1) {
      const dx = <f64>x + 0.5 - fromX;
      const dy = middle - fromY;
      const share = square > 0 ? min(1, max(0, (dx * alongX + dy * alongY) / square)) : 0;
      const offX = dx - share * alongX;
      const offY = dy - share * alongY;
      const distance = sqrt(offX * offX + offY * offY);
      const covered = max(0, min(distance + 0.5, reach) - max(distance - 0.5, -reach));
      const value = <i32>(covered * 255 + 0.5);
      if (value > <i32>load<u8>(at)) store<u8>(at, <u8>value);
    }
  }
}

/** Begins a mask that edges fill; `gathered` has four bytes for each of (width + 2) * height pixels, all zero. */
export function openFill(gathered: usize, w: i32, h: i32): void {
  areas = gathered;
  width = w;
  height = h;
  pitch = w + 2;
}

/** Sums up the areas of all edges: coverage 0..255, by the nonzero rule. */
export function storeFill(target: usize): void {
  for (let y = 0; y < height; y += 1) {
    let sum: f32 = 0;
    let at = areas + ((<usize>(y * pitch)) << 2);
    const start = target + <usize>(y * width);
    for (let to = start; to < start + <usize>width; to += 1, at += 4) {
      sum += load<f32>(at);
      store<u8>(to, <u8>(min<f32>(1, abs(sum)) * 255 + 0.5));
    }
  }
}

/** Begins a mask that lines of this half thickness in px are drawn onto; `target` is all zero. */
export function openStroke(radius: f64, target: usize, w: i32, h: i32): void {
  mask = target;
  width = w;
  height = h;
  reach = radius;
}
