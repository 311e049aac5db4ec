// Where the numbers of a hint stand: at the corner of each thing that makes one of its acts.

export interface Mark {
  readonly left: number;
  readonly top: number;
  /** The numbers of the acts that this thing makes, from 1. */
  readonly label: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
}

interface Area extends Box {
  readonly right: number;
  readonly bottom: number;
}

/** `things` are those of the first act, the second and so on; places are told from the corner of what surrounds them. */
export function marksFor(things: readonly (readonly Element[])[], around: Box): Mark[] {
  const numbers = new Map<Element, number[]>();
  things.forEach((each, index) => {
    for (const thing of each) numbers.set(thing, [...(numbers.get(thing) ?? []), index + 1]);
  });
  return [...numbers].flatMap(([thing, own]) => {
    const box = thing.getBoundingClientRect();
    if (!thing.isConnected || box.width === 0) return [];
    return [{ left: Math.round(box.left - around.left), top: Math.round(box.top - around.top), label: own.join(" ") }];
  });
}

/** Which of two areas lies over fewer of the marked things; the first, if it makes no difference. */
export function leastOver<Place extends Area>(marked: readonly Area[], first: Place, second: Place): Place {
  const covered = (place: Area): number =>
    marked.filter(
      ({ left, right, top, bottom }) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top,
    ).length;
  return covered(second) < covered(first) ? second : first;
}
