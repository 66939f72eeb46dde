/** The index of the first of some sorted values that is not below one; their number when all are. */
export function lowerBound<Value>(sorted: ArrayLike<Value>, value: Value): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
