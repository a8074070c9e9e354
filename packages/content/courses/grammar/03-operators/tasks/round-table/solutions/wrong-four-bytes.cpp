// fails: 04 WA, 05 WA, 10 WA, 13 WA, 14 WA, 16 WA, 17 WA
#include <iostream>
using namespace std;

int main() {
    int n, p, a, k, b;
    cin >> n >> p >> a >> k >> b;
    int seat = ((p + a * k - b) % n + n) % n;
    int way = ((a * k - b) % n + n) % n;
    cout << seat << " " << way << endl;
    return 0;
}
