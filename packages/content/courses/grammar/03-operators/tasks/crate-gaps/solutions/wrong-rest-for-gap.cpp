// fails: 01 WA, 04 WA, 07 WA, 08 WA, 10 WA, 11 WA, 12 WA, 14 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int boxes = (n + k - 1) / k;
    cout << boxes << " " << n % k << endl;
    return 0;
}
