// fails: 04 WA, 05 WA, 08 WA, 09 WA, 10 WA, 13 WA, 14 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, a, k, b;
    cin >> n >> p >> a >> k >> b;
    long long seat = p + a * k - b % n;
    long long way = ((a * k - b) % n + n) % n;
    cout << seat << " " << way << endl;
    return 0;
}
