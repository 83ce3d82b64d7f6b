export function subjectProblem(subject: string): string | null;
export function commitProblems(): string[];
