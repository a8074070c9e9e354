// fails: 01 WA, 06 WA, 07 WA, 08 WA, 09 WA, 11 WA, 12 WA, 15 WA
#include <iostream>
using namespace std;

int main() {
    long long n, p, a, k, b;
    cin >> n >> p >> a >> k >> b;
    long long seat = (p + a * k - b) % n;
    long long way = (a * k - b) % n;
    cout << seat << " " << way << endl;
    return 0;
}
