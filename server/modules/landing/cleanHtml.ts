import sanitize from 'sanitize-html';
import { isLinkTarget, isOwnPicture, isWebAddress } from '#domain/landing/addresses.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#domain/landing/html.ts';
import { IMAGE_SIDE_LIMIT } from '#domain/landing/layout.ts';

/** Deeper nesting is flattened: our editor never creates it, and it slows browsers down. */
const DEEPEST = 40;

function side(value: string | undefined): string | null {
  return value !== undefined && /^\d{1,4}$/.test(value) && Number(value) > 0 && Number(value) <= IMAGE_SIDE_LIMIT
    ? value
    : null;
}

const options: sanitize.IOptions = {
  allowedTags: [...HTML_TAGS],
  allowedAttributes: { ...HTML_ATTRIBUTES },
  disallowedTagsMode: 'discard',
  // The contents of these tags are not text of the page.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'select',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'xmp',
    'plaintext',
    'title',
    'template',
    'math',
    'svg',
    'object',
    'audio',
    'video',
  ],
  // `isLinkTarget` checks addresses completely; sanitize-html's own rule checks only schemes.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST,
  transformTags: {
    a: (tagName, { href = '' }) => {
      if (!isLinkTarget(href)) return { tagName, attribs: {} };
      return {
        tagName,
        attribs: { href, ...(isWebAddress(href) && { target: '_blank', rel: 'noopener noreferrer' }) },
      };
    },
    img: (tagName, { src = '', alt = '', width, height }) => {
      const [wide, high] = [side(width), side(height)];
      return {
        tagName,
        attribs: { src, alt, ...(wide !== null && { width: wide }), ...(high !== null && { height: high }) },
      };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src ?? ''),
};

/** The text of a landing page with only the nodes and marks of specification 3. Cleaning it again changes nothing. */
export function cleanHtml(html: string): string {
  return sanitize(html, options);
}
