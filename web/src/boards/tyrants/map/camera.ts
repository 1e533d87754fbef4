/** What of the map is seen: a rectangle in map units, as wide as the window is. */

import type { Box } from './rock';
import type { Rect } from './targets';

export interface Camera {
  x: number;
  y: number;
  /** How much of the map is seen from left to right. */
  width: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** Pixels of a map unit, at most. */
const CLOSEST = 3.4;
/** Pixels of a map unit with which names can be made out, and with which they are read with ease. */
const LEGIBLE = 0.7;
const READABLE = 1;
/** How far one may look beyond the edge. */
const BEYOND = 16;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

const tallness = ({ width, height }: Frame): number => height / width;

/** The width with which everything is seen. */
export const widest = ([x0, y0, x1, y1]: Box, frame: Frame): number =>
  Math.max(x1 - x0, (y1 - y0) / tallness(frame));

/** How much is seen at first: everything, if it can be made out, else as much as can be read. */
export function atFirst(box: Box, frame: Frame): number {
  const all = widest(box, frame);
  return frame.width / all >= LEGIBLE ? all : frame.width / READABLE;
}

/** Whether any part of a rectangle is seen. */
export const sees = ({ x, y, width }: Camera, rect: Rect, frame: Frame): boolean =>
  rect.x < x + width &&
  rect.x + rect.width > x &&
  rect.y < y + width * tallness(frame) &&
  rect.y + rect.height > y;

/** A side of the camera inside that of the map; what is smaller than the window stands in its middle. */
function inside(from: number, shown: number, low: number, high: number): number {
  const slack = shown - (high - low);
  return slack >= 0 ? low - slack / 2 : clamp(from, low - BEYOND, high + BEYOND - shown);
}

/** The same camera within its limits. */
export function within({ x, y, width }: Camera, box: Box, frame: Frame): Camera {
  const most = widest(box, frame);
  const wide = clamp(width, Math.min(most, frame.width / CLOSEST), most);
  return {
    x: inside(x, wide, box[0], box[2]),
    y: inside(y, wide * tallness(frame), box[1], box[3]),
    width: wide,
  };
}

/** Nearer or farther, while a point of the window keeps its place on the map. */
export function zoomed(
  camera: Camera,
  factor: number,
  [px, py]: readonly [number, number],
  box: Box,
  frame: Frame,
): Camera {
  const { width } = within({ ...camera, width: camera.width * factor }, box, frame);
  const change = (camera.width - width) / frame.width;
  return within({ x: camera.x + px * change, y: camera.y + py * change, width }, box, frame);
}

/** Centred on a point of the map. */
export const centred = (
  [x, y]: readonly [number, number],
  width: number,
  box: Box,
  frame: Frame,
): Camera => within({ x: x - width / 2, y: y - (width * tallness(frame)) / 2, width }, box, frame);

/** The least move after which a rectangle is seen, with some room around it. */
export function showing(camera: Camera, rect: Rect, box: Box, frame: Frame): Camera {
  const room = 14;
  const height = camera.width * tallness(frame);
  const shift = (from: number, shown: number, start: number, length: number): number => {
    if (start - room < from) return start - room;
    return start + length + room > from + shown ? start + length + room - shown : from;
  };
  return within(
    {
      x: shift(camera.x, camera.width, rect.x, rect.width),
      y: shift(camera.y, height, rect.y, rect.height),
      width: camera.width,
    },
    box,
    frame,
  );
}
