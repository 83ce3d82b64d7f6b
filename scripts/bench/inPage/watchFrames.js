/* Notes how long each frame takes after the one before, from `watchFrames()` on. */
window.watchFrames = () => {
  const deltas = [];
  window.frameDeltas = deltas;
  let last = performance.now();
  const next = (now) => {
    deltas.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};
