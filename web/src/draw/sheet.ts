/** A sheet to draw on: it collects SVG markup, and gradients with ids of its own. */

import { hash } from './chance';
import { f } from './geometry';

/** Offset, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${+opacity.toFixed(2)}"` : '');

export class Sheet {
  private readonly key: string;
  private defs = '';
  private body = '';
  private count = 0;

  constructor(
    readonly w: number,
    readonly h: number,
    key: string,
  ) {
    this.key = `a${hash(key).toString(36)}`;
  }

  private gradient(tag: string, attributes: string, stops: readonly Stop[]): string {
    const id = `${this.key}${this.count++}`;
    const inner = stops
      .map(([offset, colour, opacity = 1]) => {
        const through = opacity < 1 ? ` stop-opacity="${opacity}"` : '';
        return `<stop offset="${offset}" stop-color="${colour}"${through}/>`;
      })
      .join('');
    this.defs += `<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${attributes}>${inner}</${tag}>`;
    return `url(#${id})`;
  }

  linear(x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]): string {
    const attributes = `x1="${f(x1)}" y1="${f(y1)}" x2="${f(x2)}" y2="${f(y2)}"`;
    return this.gradient('linearGradient', attributes, stops);
  }

  radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
    return this.gradient('radialGradient', `cx="${f(cx)}" cy="${f(cy)}" r="${f(r)}"`, stops);
  }

  add(markup: string): this {
    this.body += markup;
    return this;
  }

  path(d: string, fill: string, more = ''): this {
    return this.add(`<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`);
  }

  stroke(d: string, colour: string, width: number, opacity = 1, more = ''): this {
    const line = `stroke="${colour}" stroke-width="${f(width)}" stroke-linecap="round" stroke-linejoin="round"`;
    return this.add(`<path d="${d}" fill="none" ${line}${faint(opacity)}${more && ` ${more}`}/>`);
  }

  dot(x: number, y: number, r: number, fill: string, opacity = 1): this {
    return this.add(
      `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"${faint(opacity)}/>`,
    );
  }

  /** A light in the water: soft halo and bright core. */
  lamp(x: number, y: number, r: number, colour: string, strength = 1): this {
    const reach = r * 3.2;
    const halo = this.radial(
      x,
      y,
      reach,
      [0, colour, 0.6 * strength],
      [0.35, colour, 0.2 * strength],
      [1, colour, 0],
    );
    return this.dot(x, y, reach, halo)
      .dot(x, y, r, colour, 0.95)
      .dot(x - r * 0.15, y - r * 0.15, r * 0.5, '#fff', 0.9);
  }

  group(attributes: string, draw: () => void): this {
    const outer = this.body;
    this.body = '';
    draw();
    this.body = `${outer}<g ${attributes}>${this.body}</g>`;
    return this;
  }

  svg(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" preserveAspectRatio="xMidYMid slice"><defs>${this.defs}</defs>${this.body}</svg>`;
  }
}
