/** The placeholder of a missing picture: a plate on a neutral ground. */
export const missingSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" role="img" aria-label="No Image">
  <rect width="480" height="360" fill="#f1f3f5"/>
  <g fill="none" stroke="#aab4be" stroke-width="7" stroke-linecap="round" stroke-linejoin="round">
    <circle cx="240" cy="180" r="74" fill="#f8f9fa"/>
    <circle cx="240" cy="180" r="46"/>
    <path d="M124 112v40c0 12 8 20 18 20s18-8 18-20v-40M142 112v136"/>
    <path d="M338 248V112c-20 10-26 36-26 60 0 10 6 16 14 16h12"/>
  </g>
</svg>
`;
