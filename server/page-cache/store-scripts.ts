/**
 * What the shared store does in one go, in its own language.
 *
 * A purge: counts it, notes it for each tag, tells who listens. In one go, so that nodes hear of purges in the order in
 * which they are counted. KEYS: the count, the notes, the channel. ARGV: the message as JSON, then the tags.
 */
export const WRITE_PURGE = `
local count = redis.call('INCR', KEYS[1])
for index = 2, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], count) end
local message = cjson.decode(ARGV[1])
message.count = count
redis.call('PUBLISH', KEYS[3], cjson.encode(message))
return count`;

/** Gives a claim back, if it is still this node's. KEYS: the claim. ARGV: the node's name. */
export const RELEASE = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`;
