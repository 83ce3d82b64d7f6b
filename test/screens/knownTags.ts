// jsdom does not know <search> yet, and React complains of tags that its document does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
