/** Where a replay stands, and how it moves on by itself. */

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at, at speed 1. */
export const PACE = 1600;

export class Playback {
  at = $state(0);
  speed = $state<Speed>(1);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `turns` are the numbers of the steps with which turns begin, in order, as far as known. */
  constructor(
    readonly last: number,
    private readonly turns: () => readonly number[],
    at = 0,
  ) {
    this.at = this.within(at);
  }

  private within(number: number): number {
    return Math.max(0, Math.min(this.last, Math.round(number) || 0));
  }

  goTo(number: number): void {
    this.at = this.within(number);
    if (this.at === this.last) this.pause();
    else if (this.playing) this.wait();
  }

  step(by: number): void {
    this.goTo(this.at + by);
  }

  /** To the beginning of the next turn, or of this one and then of the one before. */
  turn(by: 1 | -1): void {
    const next =
      by > 0
        ? this.turns().find((number) => number > this.at)
        : this.turns()
            .filter((number) => number < this.at)
            .at(-1);
    this.goTo(next ?? (by > 0 ? this.last : 0));
  }

  play(): void {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.wait();
  }

  faster(by: 1 | -1): void {
    const speed = SPEEDS[SPEEDS.indexOf(this.speed) + by];
    if (speed !== undefined) this.setSpeed(speed);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(1), PACE / this.speed);
  }
}
